import type { EntryProps } from 'contentful-management'
import { useMemo } from 'react'
import { useShared } from '../app-context.tsx'
import type { Scope } from '../contentful/clients.ts'
import { navigate } from '../navigation/history.ts'
import type { Route } from '../navigation/route.ts'
import { slideTo, untilClosed } from '../navigation/slides.ts'
import { useSpace } from '../space-context.tsx'
import { type ConnectOptions, connectData } from './connect-data.ts'
import { type CommonOptions, commonMethods, type Navigation } from './methods.ts'

type HostOptions = Omit<ConnectOptions, 'config' | 'scope' | 'contentTypes' | 'app'>

export function useAppHost(appId: string) {
  const { clients, dialogs, notices, sessions } = useShared()
  const { scope, contentTypes, apps } = useSpace()
  const app = apps.find(({ id }) => id === appId)
  return useMemo(() => {
    const options: CommonOptions = {
      clients,
      scope,
      appId,
      dialogs,
      navigation: navigation(scope, clients),
      notify: notices.show,
      onWritten: (where: Scope, entry: EntryProps) => sessions.receive(where, entry),
      onPublishedInBulk: (where, ids) => void sessions.readAgain(where, ids),
    }
    const parameters = app?.parameters ?? {}
    return {
      app,
      methods: () => commonMethods(options),
      connect: (wanted: HostOptions) =>
        connectData({
          ...wanted,
          config: clients.config,
          scope,
          contentTypes,
          app: { id: appId, parameters },
        }),
    }
  }, [clients, dialogs, notices, sessions, scope, contentTypes, app, appId])
}

function navigation(scope: Scope, { cma }: CommonOptions['clients']): Navigation {
  return {
    async openEntity({ type, id, scope: where, slideIn }) {
      if (type === 'Asset') {
        const entity = await cma.asset.get({ ...where, assetId: id })
        later({ screen: 'asset', scope: where, id })
        return { entity }
      }
      const entity = await cma.entry.get({ ...where, entryId: id })
      const isHere = where.spaceId === scope.spaceId && where.environmentId === scope.environmentId
      const place = isHere && slideIn ? slideTo(id) : {}
      later({ screen: 'entry', scope: where, id, ...place })
      if (typeof slideIn === 'object' && slideIn.waitForClose) await untilClosed(id)
      const level = place.previous?.length ?? 0
      return { entity, slide: { oldSlideLevel: Math.max(0, level - 1), newSlideLevel: level } }
    },
    openPage: ({ app, path = '/' }) => later({ screen: 'app-page', scope, app, path }),
    openAppConfig: (app) => later({ screen: 'app-config', scope, app }),
    openList: (route) => later({ screen: route, scope }),
  }
}

/** The app must get its response before navigation removes its frame. */
const later = (route: Route) => void setTimeout(() => navigate(route))
