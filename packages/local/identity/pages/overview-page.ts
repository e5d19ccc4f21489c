import { html } from './html.ts'
import { layout } from './layout.ts'

export const overviewPage = layout({
  title: 'Identity provider',
  body: html`<p>The website sends people to this provider to sign in.</p>
<p><a href="/sessions">Where your account is signed in</a></p>`,
})
