/** What notes need of the browser's storage. Reading `localStorage` throws when the browser forbids it. */
type Browser = { readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

/** A text in the browser's storage. Where the browser stores nothing, it lasts as long as the page. */
export function deviceNote(name: string, browser: () => Browser = () => window) {
  /** What the browser did not take. */
  let unsaved: string | null = null
  return {
    read(): string | null {
      try {
        return unsaved ?? browser().localStorage.getItem(name)
      } catch {
        return unsaved
      }
    },
    /** Returns false if the text is lost when the visitor leaves the page. */
    write(text: string): boolean {
      try {
        browser().localStorage.setItem(name, text)
        unsaved = null
      } catch {
        unsaved = text
      }
      return unsaved === null
    },
    remove() {
      unsaved = null
      try {
        browser().localStorage.removeItem(name)
      } catch {
        // There was none.
      }
    },
  }
}

export type DeviceNote = ReturnType<typeof deviceNote>
