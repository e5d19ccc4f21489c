import { Plugin } from '@tiptap/pm/state'

/**
 * In lists and tables, Tab indents or moves to the next cell. After Escape, Tab leaves the text, so that it does not
 * trap keyboard users.
 */
export function tabSwitch(say: (words: string) => void) {
  let leaves = false
  const plugin = new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_view, { key }) {
          if (key === 'Escape') {
            leaves = true
            say('Press Tab to leave the text.')
          } else if (key !== 'Tab' && key !== 'Shift') leaves = false
          return false
        },
        blur() {
          leaves = false
          return false
        },
      },
    },
  })
  return { plugin, writes: () => !leaves }
}
