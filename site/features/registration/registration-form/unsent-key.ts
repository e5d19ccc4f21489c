/** Begins the keys of answers that a device could not send. */
export const unsentPrefix = 'registration-unsent '

/** Removes all of them, because the person who signs out may not be the next one on this device. */
export function forgetUnsent(storage: () => Storage) {
  try {
    const found = storage()
    for (const key of Object.keys(found)) if (key.startsWith(unsentPrefix)) found.removeItem(key)
  } catch {
    // The browser keeps nothing for this site.
  }
}
