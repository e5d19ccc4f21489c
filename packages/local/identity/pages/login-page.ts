import { accounts } from '../../members/accounts.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { problemNote } from './problem-note.ts'

type LoginPage = { email: string; problem?: string }

export const loginPage = ({ email, problem }: LoginPage): string =>
  layout({ title: 'Welcome', body: form({ email, problem }), aside: demoAccounts })

const form = ({ email, problem }: { email: string; problem: string | undefined }): Html => html`
<p>Sign in to continue to the website.</p>
${problemNote(problem)}
<form method="post">
<label for="email">Email address</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" required${invalid(problem)}${focused(email === '')}>
<label for="password">Password</label>
<div class="with-button">
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid(problem)}${focused(email !== '')}>
<button type="button" class="show" aria-pressed="false" data-shows="password" hidden>Show password</button>
</div>
<button class="main" type="submit">Continue</button>
<button class="plain" type="submit" name="action" value="cancel" formnovalidate>Cancel</button>
</form>`

const invalid = (problem: string | undefined) =>
  problem !== undefined && html` aria-invalid="true" aria-describedby="problem"`
const focused = (isFirst: boolean) => isFirst && html` autofocus`

const demoAccounts = html`<section class="accounts" aria-labelledby="accounts">
<h2 id="accounts">Demo accounts</h2>
<form method="post"><ul>${accounts.map(
  ({ firstName, lastName, email, shows }) => html`<li><button type="submit" name="account" value="${email}">
<strong>${firstName} ${lastName}</strong> <span>${email}</span> <span>${shows}</span></button></li>`,
)}</ul></form>
<p>The password of each is <code>${accounts[0]?.password}</code></p>
</section>`
