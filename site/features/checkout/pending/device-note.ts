type Browser = { readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

/** Without storage, the note lasts as long as the page. */
export function deviceNote(name: string, browser: () => Browser = () => window) {
  let unsaved: string | null = null
  return {
    read(): string | null {
      try {
        return unsaved ?? browser().localStorage.getItem(name)
      } catch {
        return unsaved
      }
    },
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
        // Nothing was stored.
      }
    },
  }
}

export type DeviceNote = ReturnType<typeof deviceNote>
