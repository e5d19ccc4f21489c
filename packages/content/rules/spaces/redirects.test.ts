import { expect, test } from 'vitest'
import { linkTo, subject } from '../testing/subjects.ts'
import { checkSpaces } from './check-spaces.ts'

const content = [
  subject('page', { title: 'Join', path: '/membership' }, { id: 'join' }),
  subject('page', { title: 'Fall', path: '/fall' }, { id: 'fall', space: 'events' }),
  subject('page', { title: 'Later', path: '/later' }, { id: 'later', status: 'draft' }),
  subject('doiPrefix', { prefix: '10.55834' }, { id: 'prefix' }),
  subject('basicArticle', { title: 'A', doiPrefix: linkTo('prefix'), doiSuffix: 'plj 1' }, { id: 'article' }),
]
const redirect = (from: string, to: string) => subject('redirect', { from, to }, { id: `${from} ${to}` })

const told = (...redirects: readonly (readonly [from: string, to: string])[]) =>
  checkSpaces([...content, ...redirects.map(([from, to]) => redirect(from, to))])
    .filter(({ rule }) => rule === 'redirect')
    .map(({ severity, entry, field, message }) => `${severity} ${entry}, ${field}: ${message}`)

test.each([
  ['/old', '/membership'],
  ['/old', '/fall/?from=old#dates'],
  ['/old', '/articles/doi/10.55834/plj%201'],
  ['/old', '/articles/topics/quality-and-risk'],
  ['/old', '/education/courses/page/2'],
  ['/old', 'https://journal.example/nowhere'],
  ['/old', 'mailto:help@site.example'],
  ['/later', '/membership'],
])('%s may redirect to %s', (from, to) => expect(told([from, to])).toEqual([]))

test.each([
  ['/old', '/old/', 'to: The redirect leads to itself. Enter another address.'],
  ['/old', '/%6Fld?x', 'to: The redirect leads to itself. Enter another address.'],
  ['/old', '/lost', 'to: No published page of the site has the path “/lost”. Enter the path of a page.'],
  ['/old', '/later', 'to: No published page of the site has the path “/later”. Enter the path of a page.'],
  [
    '/Fall',
    '/articles/topics/no-topic',
    'to: No published page of the site has the path “/articles/topics/no-topic”. Enter the path of a page.',
  ],
  [
    '/fall/',
    '/membership',
    'from: “/fall/” is the path of “Fall”, so visitors would no longer see this page. Enter another path, or unpublish the page.',
  ],
  [
    '/articles/doi/10.55834/plj%201',
    '/membership',
    'from: “/articles/doi/10.55834/plj%201” is the path of “A”, so visitors would no longer see this page. Enter another path, or unpublish the page.',
  ],
  [
    '/webinars',
    '/membership',
    'from: The site itself has a page at “/webinars”, so visitors would no longer see it. Enter another path.',
  ],
])('%s must not redirect to %s', (from, to, message) =>
  expect(told([from, to])).toEqual([`error ${from} ${to}, ${message}`]),
)

test('redirects that lead in a circle are errors, each of them', () =>
  expect(told(['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/d', '/a'])).toEqual([
    'error /a /b, to: From “/b”, redirects lead in a circle. Enter another address.',
    'error /b /c, to: From “/c”, redirects lead in a circle. Enter another address.',
    'error /c /a, to: From “/a”, redirects lead in a circle. Enter another address.',
    'error /d /a, to: From “/a”, redirects lead in a circle. Enter another address.',
  ]))

test('a chain of redirects names the address at its end', () =>
  expect(told(['/a', '/b'], ['/b', '/c/'], ['/c', '/membership'])).toEqual([
    'warning /a /b, to: “/b” redirects to “/membership”. Enter “/membership” here.',
    'warning /b /c/, to: “/c/” redirects to “/membership”. Enter “/membership” here.',
  ]))

test.each([
  ['/old/', '/fall'],
  ['/%6Fld', '/membership'],
])('a second redirect from the same path, written %s, is an error of both', (from, to) =>
  expect(told(['/old', '/membership'], [from, to])).toEqual([
    `error /old /membership, from: Another redirect starts at the same path: “${from}” to “${to}”. Delete one of them.`,
    `error ${from} ${to}, from: Another redirect starts at the same path: “/old” to “/membership”. Delete one of them.`,
  ]),
)

test('paths that differ by capital letters lead to the same address', () => {
  expect(told(['/old', '/membership'], ['/OLD', '/membership'])).toEqual([])
  expect(told(['/old', '/membership'], ['/OLD', '/fall'])).toEqual([
    'error /old /membership, from: “/OLD” differs only by capital letters, but leads to “/fall”. Let both lead to the same address.',
    'error /OLD /fall, from: “/old” differs only by capital letters, but leads to “/membership”. Let both lead to the same address.',
  ])
})
