export const unsentPrefix = 'registration-unsent '

/** Another person may use the device after the sign-out. */
export function forgetUnsent(storage: () => Storage) {
  try {
    const found = storage()
    for (const key of Object.keys(found)) if (key.startsWith(unsentPrefix)) found.removeItem(key)
  } catch {
    // The browser keeps nothing for this site.
  }
}
