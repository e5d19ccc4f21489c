import { createClient } from 'contentful'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, publishType, refusal, startForTest, type TestTwin } from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  for (const id of ['a', 'b']) await createEntry(twin.cma, { type: 'note', id, fields: { title: id } })
})
afterAll(() => twin.close())

const organization = { organizationId: 'local-organization' }

describe('spaces and their keys', () => {
  test('a space is created with an environment and a locale, renamed, and deleted with its content', async () => {
    const { space } = twin.cma
    const created = await space.create(organization, { name: 'Trial', defaultLocale: 'de-DE' } as never)
    const spaceId = created.sys.id
    const locales = await twin.cma.locale.getMany({ spaceId, environmentId: 'master' })
    expect(locales.items).toMatchObject([{ code: 'de-DE', name: 'German (Germany)', default: true }])
    expect((await space.update({ spaceId }, { ...created, name: 'Trials' })).name).toBe('Trials')
    await space.delete({ spaceId })
    await expect(refusal(space.get({ spaceId }))).resolves.toMatchObject({ name: 'NotFound' })
    expect((await space.getMany({})).total).toBe(2)
  })

  test('a created key opens the reading APIs of its space until it is deleted', async () => {
    const { sys } = await twin.cma.space.create(organization, { name: 'Keys' })
    const params = { spaceId: sys.id }
    const key = await twin.cma.apiKey.create(params, { name: 'Site', description: '', environments: [] })
    const previewApiKeyId = key.preview_api_key.sys.id
    const preview = await twin.cma.previewApiKey.get({ ...params, previewApiKeyId })
    const reader = (host: 'delivery' | 'preview', accessToken: string, space = sys.id) =>
      createClient({ space, accessToken, host: twin.hosts[host], insecure: true, retryLimit: 0 }).getEntries()
    const refused = { name: 'AccessTokenInvalid' }
    expect((await reader('delivery', key.accessToken)).total).toBe(0)
    expect((await reader('preview', preview.accessToken)).total).toBe(0)
    await expect(reader('delivery', preview.accessToken)).rejects.toMatchObject(refused)
    await expect(reader('delivery', key.accessToken, twin.space)).rejects.toMatchObject(refused)
    const at = { ...params, apiKeyId: key.sys.id }
    const renamed = await twin.cma.apiKey.update(at, { ...key, name: 'Website' })
    expect([renamed.name, renamed.accessToken]).toEqual(['Website', key.accessToken])
    await twin.cma.apiKey.delete(at)
    await expect(reader('delivery', key.accessToken)).rejects.toMatchObject(refused)
    expect((await twin.cma.previewApiKey.getMany(params)).total).toBe(0)
  })
})

describe('people', () => {
  test('a new space has roles, which are changed and given in memberships', async () => {
    const { sys } = await twin.cma.space.create(organization, { name: 'People' })
    const params = { spaceId: sys.id }
    const [first] = (await twin.cma.role.getMany(params)).items
    const roleId = first?.sys.id ?? ''
    const renamed = await twin.cma.role.update({ ...params, roleId }, { ...first, name: 'Writer' } as never)
    expect(renamed).toMatchObject({ name: 'Writer', sys: { version: 2 } })
    const membership = await twin.cma.spaceMembership.create(params, {
      admin: false,
      email: 'editor@localhost',
      roles: [{ sys: { type: 'Link', linkType: 'Role', id: roleId } }],
    } as never)
    expect(membership).toMatchObject({ admin: false, user: { sys: { id: 'local-user' } } })
    const everywhere = await twin.cma.spaceMembership.getManyForOrganization(organization)
    expect(everywhere.items.map((one) => one.sys.id)).toEqual([membership.sys.id])
    await twin.cma.space.delete(params)
  })

  test('an invitation has a pending membership, and is deleted with it', async () => {
    const { organizationInvitation, organizationMembership } = twin.cma
    const invited = await organizationInvitation.create(organization, {
      ...{ email: 'new@test', firstName: 'New', lastName: 'One', role: 'developer' },
    } as never)
    expect(invited.sys).toMatchObject({ status: 'open', user: null })
    const organizationMembershipId = invited.sys.organizationMembership.sys.id
    const member = await organizationMembership.get({ ...organization, organizationMembershipId })
    expect(member).toMatchObject({ role: 'developer', status: 'pending' })
    await organizationMembership.delete({ ...organization, organizationMembershipId })
    const gone = organizationInvitation.get({ ...organization, invitationId: invited.sys.id })
    await expect(refusal(gone)).resolves.toMatchObject({ name: 'NotFound' })
  })

  test('a team has members, and is a member of spaces', async () => {
    const team = await twin.cma.team.create(organization, { name: 'Editors', description: '' })
    const params = { ...organization, teamId: team.sys.id }
    const invited = await twin.cma.organizationInvitation.create(organization, {
      ...{ email: 'team@test', firstName: 'Team', lastName: 'One', role: 'developer' },
    } as never)
    const organizationMembershipId = invited.sys.organizationMembership.sys.id
    const member = await twin.cma.teamMembership.create(params, { admin: true, organizationMembershipId })
    expect(member.sys).toMatchObject({ type: 'TeamMembership', team: { sys: { id: team.sys.id } } })
    await twin.cma.teamSpaceMembership.create({ ...params, spaceId: twin.space }, { admin: true, roles: [] })
    expect((await twin.cma.team.getManyForSpace({ spaceId: twin.space })).items[0]?.name).toBe('Editors')
  })
})
