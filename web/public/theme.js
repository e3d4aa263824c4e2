// Before anything is painted, so that nobody is dazzled at night.
try {
  const { theme } = JSON.parse(localStorage.getItem('moothall-settings') ?? '{}')
  if (theme === 'parchment' || theme === 'candlelight') document.documentElement.dataset.theme = theme
} catch {
  // An unreadable setting is no setting.
}
