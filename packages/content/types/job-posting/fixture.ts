import type { Draft } from '../../define/values.ts'
import { bullets, heading, paragraph, richText } from '../../shared/rich-text.ts'

export const jobPosting: Draft<'jobPosting'> = {
  jobTitle: 'Director of Faculty Development',
  jobId: '2026-014',
  department: 'Education',
  location: 'Tampa, Florida',
  employmentType: 'Full-time',
  postedDate: '2026-05-04',
  closingDate: '2026-06-15',
  body: richText(
    paragraph('You find the physicians who can teach, and you make them better teachers.'),
    heading(2, 'What you will do'),
    bullets(
      'Sit in on forty sessions a year and write to each speaker within a day.',
      'Run the workshop for new faculty in March and October.',
      'Decide, with the program committee, who is invited again.',
    ),
    heading(2, 'What you bring'),
    paragraph('You taught adults for five years or more, and you like to listen longer than you speak.'),
  ),
  applyUrl: 'mailto:jobs@physicianleaders.example',
}
