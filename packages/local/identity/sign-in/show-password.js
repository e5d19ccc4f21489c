/** Lets the visitor read the password that they type. Without this script the button stays hidden. */
for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows)
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = field.type === 'password'
    field.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  })
}
