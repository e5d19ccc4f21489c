/** Runs before scripts. A frame without an origin has no storage. */
export function decline() {
  try {
    localStorage.consent ??= JSON.stringify({ until: Number.MAX_SAFE_INTEGER })
  } catch {}
}
