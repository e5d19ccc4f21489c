import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type TokenClaims = {
  /** The member whose id the token contains. */
  userId?: string
  audience?: string
  expiresIn?: string
}

export const testRules = { audience: 'https://platform.example', claims: 'https://platform.example/' }

export async function testIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', use: 'sig' }]
  const server = createServer((_, response) => response.end(JSON.stringify({ keys })))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/`

  function sign(
    { userId = '10002', audience = testRules.audience, expiresIn = '1h' }: TokenClaims,
    key = privateKey,
  ) {
    return new SignJWT({ [`${testRules.claims}user_id`]: userId })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience([audience, `${issuer}userinfo`])
      .setSubject(`auth0|${userId}`)
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(key)
  }

  return {
    issuer,
    token: (wanted: TokenClaims = {}) => sign(wanted),
    /** An unpublished key signs it, under the name of a published one. */
    forgedToken: (wanted: TokenClaims = {}) => sign(wanted, foreign.privateKey),
    close: () => void server.close(),
  }
}
