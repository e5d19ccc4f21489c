import { parsedJson } from '@association/content/safe/parsed-json.ts'
import type { SiteConfig } from '@association/services/config'
import { readProofs, sharedSecrets, verdictsOn } from '@association/services/secret-proofs/index.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { problem } from '../../base/security/problem.ts'
import { readCapped } from '../../base/security/read-capped.ts'

const maxBytes = 8_192

/**
 * Answers `npm run cli -- doctor` with equal or different for each secret, never with a value. The front limits
 * requests.
 */
export async function answerSecretCheck(request: Request, config: SiteConfig): Promise<Response> {
  const body = await readCapped(request, maxBytes)
  if (body === undefined) return problem(413, `The body is larger than ${maxBytes} bytes.`)
  const proofs = readProofs(parsedJson(body))
  if (!proofs) return problem(400, 'The body is not a nonce with a proof for each secret.')
  return Response.json({ secrets: verdictsOn(proofs, sharedSecrets(config)) }, { headers: privateHeaders })
}
