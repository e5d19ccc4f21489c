import type { MemberAppPage } from '@association/content/links/member-app-pages.ts'
import { escaped } from '../embeds/page.ts'
import { accounts } from '../members/accounts.ts'

type AppPage = { title: string; body: string }

export const pages = (site: string): Readonly<Record<MemberAppPage, AppPage>> => ({
  logIn: {
    title: 'Member application',
    body: `<p>Here, members find their dashboard, the community and the resources. On this machine, people sign in on the website.</p>
<p><a href="${escaped(site)}/auth/login">Sign in on the website</a></p>`,
  },
  signUp: {
    title: 'Create an account',
    body: `<p>Here, people would create an account. This machine has demo accounts instead. Choose one, and
<a href="${escaped(site)}/auth/login">sign in with it</a>.</p>${demoAccounts}`,
  },
  dashboard: {
    title: 'Dashboard',
    body: '<p>Here, members would see their profile, their education and their invitations.</p>',
  },
  community: {
    title: 'Community',
    body: '<p>Here, members would talk with their colleagues, in groups and in the directory.</p>',
  },
  journals: {
    title: 'Journals',
    body: '<p>Here, members would read the full issues of the journals.</p>',
  },
  library: {
    title: 'Library',
    body: '<p>Here, members would find recordings, tools and papers.</p>',
  },
  membership: {
    title: 'Your membership',
    body: '<p>Here, members would renew their membership, and see how long it is valid.</p>',
  },
  join: {
    title: 'Become a member',
    body: '<p>Here, physicians would choose a kind of membership and pay for the first year.</p>',
  },
})

const demoAccounts = `<table><thead><tr><th scope="col">Email</th><th scope="col">What it shows</th></tr></thead><tbody>${accounts
  .map(({ email, shows }) => `<tr><td>${escaped(email)}</td><td>${escaped(shows)}</td></tr>`)
  .join(
    '',
  )}</tbody></table><p>The password of each is <code>${escaped(accounts[0]?.password ?? '')}</code>.</p>`
