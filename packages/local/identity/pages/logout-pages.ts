import { html, trusted } from './html.ts'
import { layout } from './layout.ts'

/** `form` is the provider's own form, without a button. */
export const confirmLogoutPage = (form: string): string =>
  layout({
    title: 'Do you want to log out?',
    body: html`${trusted(form)}
<button class="main" type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button>`,
  })

/** Shown if the logout names no return URL. */
export const loggedOutPage = layout({
  title: 'You are logged out',
  body: html`<p>You can close this page.</p>`,
})
