import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import { transcriptCsv, transcriptOf } from '../../../features/account/transcript/transcript.ts'
import { visitorOf } from '../../../features/account/visitor.ts'

export async function GET(request: Request) {
  const visitor = await visitorOf(request)
  if (!visitor) return problem(401, 'Log in to download your transcript.')
  const { courses, certifications } = await visitor.load()
  if (!courses || !certifications)
    return problem(502, 'The member platform does not answer. Try again later.')
  return new Response(transcriptCsv(transcriptOf({ courses, certifications })), {
    headers: {
      ...privateHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transcript.csv"',
    },
  })
}
