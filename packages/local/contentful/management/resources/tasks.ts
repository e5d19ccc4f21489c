import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { entries, kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isOfParent, parentOf } from './parents.ts'
import { check, linkTo, oneOf, required, text } from './reading.ts'
import type { Resource } from './resource.ts'
import { resourceRoutes } from './routes.ts'

type Task = Entity & { body: string; status: string; assignedTo: EntityLink; dueDate?: string }

export const taskKind = kind<Task>('Task')

const tasks: Resource<Task> = {
  kind: taskKind,
  path: '/spaces/:space/environments/:environment/entries/:parent/tasks',
  most: 1000,
  isDeletedByVersion: true,
  belongsTo: (context) => ({ parentEntity: link('Entry', parentOf(context, entries).sys.id) }),
  isAt: isOfParent('Entry'),
  read: (body) => {
    const properties = [
      required(text('body')),
      required(linkTo('assignedTo', 'User', 'Team')),
      oneOf('status', ['active', 'resolved']),
      text('dueDate'),
    ]
    return { status: 'active', ...check<Omit<Task, 'sys' | 'status'>>(body, properties) }
  },
}

export const taskRoutes = (app: FastifyInstance, twin: Twin) => resourceRoutes(app, twin, tasks)
