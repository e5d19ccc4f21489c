import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { notFound, validationFailed } from '../../http/errors.ts'
import { contentTypes, entries, kind, type StoreKind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isRecord } from '../../validation/shapes.ts'
import type { RequestContext } from '../context.ts'
import { isOfParent, parentOf } from './parents.ts'
import { check, oneOf } from './reading.ts'
import type { Body, Resource } from './resource.ts'
import { resourceRoutes } from './routes.ts'

/** The body stays as sent: plain text, or rich text with mentions. */
type Comment = Entity & { body: string | Body; status: string }

export const commentKind = kind<Comment>('Comment')

export function commentRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, commentsOn({ folder: 'entries', parents: entries }))
  resourceRoutes(app, twin, commentsOn({ folder: 'content_types', parents: contentTypes }))
}

type Parents = { folder: string; parents: StoreKind<Entity> }

const commentsOn = ({ folder, parents }: Parents): Resource<Comment> => ({
  kind: commentKind,
  path: `/spaces/:space/environments/:environment/${folder}/:parent/comments`,
  most: 1000,
  isDeletedByVersion: true,
  belongsTo: (context) => ({
    parentEntity: withReference(link(parents.name, parentOf(context, parents).sys.id), context),
    parent: repliedTo(context),
  }),
  isAt: isOfParent(parents.name),
  read: (body) => {
    const isBody = typeof body.body === 'string' || isRecord(body.body)
    if (!isBody) throw validationFailed([{ name: 'required', path: ['body'] }])
    return {
      status: 'active',
      ...check<Pick<Comment, 'body'>>(body, [oneOf('status', ['active', 'resolved'])]),
    }
  },
  show: (comment, { request }) => {
    const isRich = request.headers['x-contentful-comment-body-format'] === 'rich-text'
    return { ...comment, body: isRich ? documentOf(comment.body) : plainText(comment.body) }
  },
  afterRemoval: ({ sys }, { twin, place }) => {
    for (const reply of twin.store.list(commentKind, place)) {
      if ((reply.sys.parent as EntityLink | null)?.sys.id === sys.id) {
        twin.store.remove(commentKind, place, reply.sys.id)
      }
    }
  },
})

/** The reference is a part of the entity, such as `fields.title`. */
function withReference({ sys }: EntityLink, { request }: RequestContext) {
  const ref = request.headers['x-contentful-parent-entity-reference']
  return { sys: { ...sys, ...(ref ? { ref } : {}) } }
}

function repliedTo({ request, twin, place }: RequestContext): EntityLink | null {
  const id = request.headers['x-contentful-parent-id']
  if (typeof id !== 'string') return null
  if (!twin.store.get(commentKind, place, id)) throw notFound('Comment', id, place)
  return link('Comment', id)
}

const documentOf = (body: Comment['body']) =>
  typeof body === 'string'
    ? { nodeType: 'document', data: {}, content: body.split('\n').map(paragraph) }
    : body

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
})

function plainText(body: unknown): string {
  if (typeof body === 'string') return body
  const { nodeType, value, content } = body as { nodeType?: string; value?: string; content?: unknown[] }
  if (nodeType === 'text') return value ?? ''
  return (content ?? []).map(plainText).join(nodeType === 'document' ? '\n' : '')
}
