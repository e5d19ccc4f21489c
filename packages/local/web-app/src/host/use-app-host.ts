import type { EntryProps } from 'contentful-management'
import { useMemo } from 'react'
import { useShared } from '../app-context.tsx'
import type { Scope } from '../contentful/clients.ts'
import { navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'
import { type CommonOptions, commonMethods, type Navigation } from './common-methods.ts'
import { type ConnectOptions, connectData } from './connect-data.ts'

type Wanted = Omit<ConnectOptions, 'config' | 'scope' | 'contentTypes' | 'app'>

/** What every frame of one app needs: who it is, and what it may ask. */
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
    }
    const parameters = app?.parameters ?? {}
    return {
      app,
      methods: () => commonMethods(options),
      connect: (wanted: Wanted) =>
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
    async openEntity({ type, id, scope: where }) {
      const entity =
        type === 'Entry'
          ? await cma.entry.get({ ...where, entryId: id })
          : await cma.asset.get({ ...where, assetId: id })
      setTimeout(() => navigate({ screen: type === 'Entry' ? 'entry' : 'asset', scope: where, id }))
      return entity
    },
    openPage: ({ app, path = '/' }) => navigate({ screen: 'app-page', scope, app, path }),
    openAppConfig: (app) => navigate({ screen: 'app-config', scope, app }),
    openList: (route) => navigate({ screen: route, scope }),
  }
}
