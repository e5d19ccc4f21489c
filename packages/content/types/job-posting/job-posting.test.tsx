import { expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.ts'

const posting = {
  jobTitle: 'Director',
  jobId: '2026-014',
  postedDate: '2026-05-04',
  closingDate: '2026-06-15',
}

test('a list shows the title, which leads to the posting, and its Posted and Closing dates', () => {
  const markup = markupOf('jobPosting', posting)
  expect(markup).toContain('<a href="/aapl-jobs/2026-014">Director</a>')
  expect(markup).toMatch(/<dt>Posted<\/dt><dd class="date"><time dateTime="2026-05-04">May 4, 2026/)
  expect(markup).toMatch(/<dt>Closing<\/dt><dd class="date"><time dateTime="2026-06-15">June 15, 2026/)
})

test('one that is open until filled has no closing date', () =>
  expect(markupOf('jobPosting', { ...posting, closingDate: undefined })).not.toContain('Closing'))
