// How much script and style the first page takes, packed: everything that index.html loads before anyone presses
// anything, with the texts of a language (and of English, which stands in) and both sprites. Fails above the limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 150
const DIST = new URL('./dist', import.meta.url).pathname
const files = new Set()

function packed(file) {
  return gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
}

/** A script and whatever it imports at once; what it imports later is another page's. */
function take(file) {
  if (files.has(file)) return
  files.add(file)
  if (!file.endsWith('.js')) return
  const code = readFileSync(join(DIST, file), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) take(`assets/${name}`)
}

const page = readFileSync(join(DIST, 'index.html'), 'utf8')
for (const [, name] of page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) take(name)
const entry = [...files].map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n')
for (const [, name] of entry.matchAll(/((?:icons|art)-[\w-]+\.svg)/g)) take(`assets/${name}`)
for (const [, name] of entry.matchAll(/\b((?:en|de)-[\w-]+\.js)/g)) {
  if (readFileSync(join(DIST, 'assets', name), 'utf8').includes('brand-home')) take(`assets/${name}`)
}

let total = 0
for (const file of files) {
  const size = packed(file)
  total += size
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`)
}
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  the first page, packed; at most ${LIMIT_KB} kB`)
if (total > LIMIT_KB * 1000) process.exit(1)
