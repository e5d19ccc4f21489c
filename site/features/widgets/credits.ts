/** Separate, because the browser needs only these. */
export const creditsMessages = {
  credits: (earned: number, goal: number | undefined) =>
    goal === undefined ? `${earned} credits earned` : `${earned} of ${goal} credits earned`,
  reached: 'You have reached your goal.',
  loading: 'Loading your credits …',
  unknown: 'Your credits cannot be shown right now. They are safe: look again later.',
} as const

export function creditsWords(earned: number, goal: number | undefined): string {
  const words = `${creditsMessages.credits(earned, goal)}.`
  return goal && earned >= goal ? `${words} ${creditsMessages.reached}` : words
}

export function showCredits(root: ParentNode, earned: number | null) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-credits]')) {
    const goal = Number(place.dataset.credits) || undefined
    const words = earned === null ? creditsMessages.unknown : creditsWords(earned, goal)
    const status = place.querySelector('[role=status]')
    if (status && status.textContent !== words) status.textContent = words
    const bar = place.querySelector('progress')
    if (!bar) continue
    bar.hidden = earned === null
    if (earned !== null && goal) {
      bar.value = Math.min(earned, goal)
      bar.ariaLabel = creditsMessages.credits(earned, goal)
    }
  }
}
