import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { MemberData } from '../viewer-data/member-data.ts'
import { creditsOf } from '../viewer-data/viewer-answer-of.ts'
import { Certifications } from './certifications.tsx'
import { Courses } from './courses.tsx'
import { Overview } from './overview.tsx'
import { transcriptCsv, transcriptOf } from './transcript/transcript.ts'

const course = (change: object) => ({
  ...{ id: '1', title: 'Finance', status: 'completed' as const, progressPercent: 100, credits: 12.1 },
  ...{ slug: undefined, startedAt: '2026-02-01', completedAt: '2026-03-01', url: undefined },
  ...change,
})
const certification = (change: object = {}) => ({
  ...{ id: '9', title: 'CPE', number: 'CPE-9', credits: 0.2, issuedAt: '2026-05-01', expiresAt: undefined },
  ...{ status: 'active', ...change },
})
const data: MemberData = {
  membership: { status: 'active', expiresAt: '2027-03-31', expiryNotice: undefined },
  bookmarks: [],
  courses: [
    course({}),
    course({ id: '2', title: 'Law', status: 'in progress', progressPercent: 40, completedAt: undefined }),
  ],
  certifications: [certification()],
  ordersUrl: '/api/viewer/orders',
  user: null,
}
const overview = (change: Partial<MemberData> = {}) =>
  renderToStaticMarkup(
    <Overview name="Maren Oduya" data={{ ...data, ...change }} memberAppUrl="https://members.example" />,
  )

describe('the overview of an account', () => {
  test('AU-023 AU-024 AU-025 AU-026 AU-027 shows what the platform knows', () => {
    const page = overview()
    for (const words of [
      '0 bookmarks',
      '1 open, 1 completed',
      '1 certification',
      'Valid until March 31, 2027',
    ])
      expect(page).toContain(words)
    expect(page).toContain('href="/api/viewer/orders"')
  })

  test('RT-062…RT-065 leads to the dashboard, the community, the journals and the library of members', () => {
    const page = overview()
    for (const path of ['dashboard', 'community', 'resources/journals', 'resources/library'])
      expect(page).toContain(`href="https://members.example/${path}"`)
  })

  test('is marked as a page of one person, so that other tabs leave it after a sign-out', () => {
    expect(overview()).toContain('data-personal=""')
  })

  test('says which part is not known, and shows the others', () => {
    const page = overview({ courses: null, certifications: null, membership: null })
    expect(page.match(/cannot be shown right now/g)).toHaveLength(4)
    expect(page).toContain('0 bookmarks')
  })

  test.each([
    ['none', '/membership/join', 'Become a member'],
    ['lapsed', '/membership', 'Renew your membership'],
    ['expiring', '/membership', 'Renew your membership'],
  ])('of a membership that is %s leads to %s', (status, path, words) => {
    const page = overview({ membership: { status, expiresAt: undefined, expiryNotice: undefined } })
    expect(page).toMatch(new RegExp(`href="https://members.example${path}"[^>]*>${words}<`))
  })
})

describe('courses', () => {
  test('show their progress, the open ones first, and link to their pages', () => {
    const page = renderToStaticMarkup(
      <Courses
        courses={data.courses}
        pathOf={({ id }) => (id === '2' ? '/education/courses/law' : undefined)}
      />,
    )
    expect(page.indexOf('Law')).toBeLessThan(page.indexOf('Finance'))
    expect(page).toContain('<a href="/education/courses/law">Law</a>')
    expect(page).toMatch(/<progress[^>]*value="40"/)
  })

  test('say that credits are earned only when the course is completed', () => {
    const page = renderToStaticMarkup(<Courses courses={data.courses} pathOf={() => undefined} />)
    expect(page).toContain('<p>In progress · Started February 1, 2026 · 12.1 credits</p>')
    expect(page).toContain('<p>Completed March 1, 2026 · 12.1 credits earned</p>')
  })

  test('never link to an address that is no web address', () => {
    const courses = [course({ status: 'enrolled', url: 'javascript:alert(1)' })]
    expect(renderToStaticMarkup(<Courses courses={courses} pathOf={() => undefined} />)).not.toContain(
      'javascript:',
    )
  })

  test('without any, or without an answer, say so', () => {
    const shown = (courses: MemberData['courses']) =>
      renderToStaticMarkup(<Courses courses={courses} pathOf={() => undefined} />)
    expect(shown([])).toContain('Browse courses')
    expect(shown(null)).toContain('cannot be shown right now')
  })
})

describe('the transcript', () => {
  test('holds completed courses and certifications, the newest first, and their credits', () => {
    expect(transcriptOf(data).map(({ title }) => title)).toEqual(['CPE', 'Finance'])
    expect(creditsOf(data)).toBe(12.3)
    const page = renderToStaticMarkup(<Certifications name="Maren Oduya" {...data} />)
    expect(page).toContain('Education and certifications of Maren Oduya')
    expect(page).toContain('<td>May 1, 2026</td>')
    expect(page).toContain('<td>Active</td>')
  })

  test('for a spreadsheet has no cell that becomes a formula', () => {
    const certifications = ['=1+1', '+1', '-1', '@a', '\ta', '＝1', ' =1', 'a,"b"\nc'].map((title, index) =>
      certification({ id: String(index), title }),
    )
    const csv = transcriptCsv(transcriptOf({ courses: [], certifications }))
    expect(csv.startsWith('\ufeffKind,Title,')).toBe(true)
    expect(csv).toContain(`"a,""b""\nc"`)
    for (const cell of ['=1+1', '+1', '-1', '@a', '\\ta', '＝1', ' =1'])
      expect(csv).toContain(`Certification,'${cell},`)
  })
})
