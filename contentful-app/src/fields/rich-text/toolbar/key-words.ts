const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Returns `Ctrl+Shift+7`, or `⌘⇧7` on a Mac. */
export function keyWords(keys: string, onMac = isMac()): string {
  const names = onMac ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' } : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' }
  const parts = keys.split('-').map((part) => names[part as 'Mod'] ?? arrows[part] ?? part.toUpperCase())
  return parts.join(onMac ? '' : '+')
}

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Tab: 'Tab',
  Escape: 'Esc',
  Enter: 'Enter',
}

/** Formats a key for `aria-keyshortcuts`. */
export const shortcut = (keys: string) =>
  ['Control', 'Meta'].map((mod) => keys.replace('Mod', mod).replaceAll('-', '+')).join(' ')
