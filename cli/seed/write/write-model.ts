import {
  inParallel,
  isSame,
  ManagementError,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { LocaleProps } from 'contentful-management'
import type { LocalePlan, SpacePlan, TypePlan } from '../plan/plan.ts'
import type { LocaleWish, TagWish } from '../wish/wish.ts'

const atOnce = 6
type Done = (requests: number) => void

export async function writeModel(client: SpaceClient, { locales, types, tags }: SpacePlan, done: Done) {
  // Sequential, because a fallback must exist before its locale.
  for (const plan of locales) await writeLocale(client, plan).finally(() => done(1))
  await inParallel(types, atOnce, (plan) => writeType(client, plan, done))
  await inParallel(tags, atOnce, (tag) => writeTag(client, tag).finally(() => done(1)))
}

/** Creating a locale is a POST, which the transport does not repeat. */
const attempts = 5

async function writeLocale(client: SpaceClient, { wish, live }: LocalePlan) {
  const { default: _, ...body } = wish
  let current = live
  for (let count = 1; ; count += 1)
    try {
      return await saveLocale(client, current, body)
    } catch (error) {
      if (!mayHaveHappened(error) || count === attempts) throw error
      current = await localeWithCode(client, wish.code)
      if (current && isSame({ ...current, ...body }, current)) return current
    }
}

const saveLocale = (
  client: SpaceClient,
  current: LocaleProps | undefined,
  body: Omit<LocaleWish, 'default'>,
) =>
  current
    ? client.locale.update({ localeId: current.sys.id }, { ...current, ...body })
    : client.locale.create({}, body)

async function localeWithCode(client: SpaceClient, wanted: string) {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } })
  return items.find(({ code }) => code === wanted)
}

const mayHaveHappened = (error: unknown) =>
  error instanceof ManagementError &&
  ['UNREACHABLE', 'UNREADABLE', 'CONFLICT', 'INVALID', 'FAILED'].includes(error.code)

async function writeType(client: SpaceClient, plan: TypePlan, done: Done) {
  const { wish, create, publish, edit } = plan
  const params = { contentTypeId: wish.id }
  let type = plan.live
  if (create) {
    type = await client.contentType.createWithId(params, wish.definition)
    done(1)
  }
  if (publish && type) {
    await client.contentType.publish(params, type)
    done(1)
  }
  if (edit) await writeEditor(client, plan).finally(() => done(1))
}

/** Publishing a content type creates its editor interface, whose version the update must name. */
async function writeEditor(client: SpaceClient, { wish }: TypePlan) {
  const { editor } = wish
  const params = { contentTypeId: wish.id }
  const { sys, ...held } = await client.editorInterface.get(params)
  if (editor && !isSame(held, editor)) await client.editorInterface.update(params, { ...editor, sys })
}

const writeTag = (client: SpaceClient, { id, name, visibility }: TagWish) =>
  client.tag.createWithId({ tagId: id }, { name, sys: { visibility } })
