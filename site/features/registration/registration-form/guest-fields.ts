export function showGuests(form: HTMLFormElement) {
  const chosen = Number(form.querySelector<HTMLInputElement>('[name=guests]:checked')?.value ?? 0)
  for (const place of form.querySelectorAll<HTMLElement>('[data-guest]')) {
    const isUsed = Number(place.dataset.guest) <= chosen
    place.hidden = !isUsed
    const field = place.querySelector('input')
    if (field) field.required = isUsed
  }
}
