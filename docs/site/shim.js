// From a folder a browser lets no worker start: then the search runs in a frame of the same page.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.waiting = []
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      const room = frame.contentWindow
      room.postMessage = (data) => setTimeout(() => this.tell(data)) // later, as a worker's would be
      room.importScripts = (...files) => Promise.all(files.map((file) => this.load(frame, new URL(file, url))))
      this.room = room
      this.load(frame, url).then(() => {
        this.ready = true
        for (const data of this.waiting) this.postMessage(data)
      })
    }
    load(frame, url) {
      return new Promise((done, failed) => {
        const script = frame.contentDocument.createElement('script')
        script.src = String(url)
        script.onload = done
        script.onerror = failed
        frame.contentDocument.body.append(script)
      })
    }
    tell(data) {
      const message = new MessageEvent('message', { data })
      this.onmessage?.(message)
      this.dispatchEvent(message)
    }
    postMessage(data) {
      if (!this.ready) return void this.waiting.push(data)
      setTimeout(() => this.room.dispatchEvent(new this.room.MessageEvent('message', { data })))
    }
    terminate() {}
  }
}
