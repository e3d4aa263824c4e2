import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { startRouter } from './lib/router.svelte'
import { keepSettings, settings } from './lib/settings.svelte'
import { loadSprites } from './lib/sprites'
import { loadOwnTexts } from './lib/text.svelte'

keepSettings()
startRouter()
document.documentElement.lang = settings.language
void loadSprites()
await loadOwnTexts()
const target = document.getElementById('app')
if (target !== null) mount(App, { target })
