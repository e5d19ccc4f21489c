import { contentTypes } from '@association/content/content-types'
import type { AppState, ConfigAppSDK } from '@contentful/app-sdk'
import { Badge, Button } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import { type InstallationParameters, parametersOf } from '../../contentful/installation.ts'
import styles from './app-config.module.css'
import { PreviewAddresses } from './preview-addresses.tsx'
import { checkAll } from './probes.ts'
import { installationFrom, type Settings, settingsOf, writtenWrong } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'
import type { Verdict } from './verdicts.ts'

export function AppConfig({ sdk }: { sdk: ConfigAppSDK }) {
  const [settings, setSettings] = useState<Settings>()
  const [isTouched, setTouched] = useState(false)
  const checks = useChecks(sdk)
  useInstallation(sdk, { settings, begin: setSettings, run: checks.run, refused: () => setTouched(true) })
  if (!settings) return <p role="status">Loading…</p>
  return (
    <main className={styles.config} aria-label="Settings of the app">
      <h1>Association</h1>
      <p>Checks entries, previews them live, and links pages of the site to their entries.</p>
      <SettingsForm
        settings={settings}
        onChange={setSettings}
        wrong={isTouched ? writtenWrong(settings) : {}}
      />
      <Button
        isLoading={checks.isRunning}
        onClick={() => {
          setTouched(true)
          void checks.run(settings)
        }}
      >
        Check
      </Button>
      <CheckList verdicts={checks.verdicts} isRunning={checks.isRunning} />
      <PreviewAddresses settings={settings} />
    </main>
  )
}

function useChecks(sdk: ConfigAppSDK) {
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])
  const [isRunning, setRunning] = useState(false)
  const run = async (settings: Settings) => {
    setRunning(true)
    setVerdicts(await checkAll(sdk, settings))
    setRunning(false)
  }
  return { verdicts, isRunning, run }
}

type Installing = {
  settings: Settings | undefined
  begin(settings: Settings): void
  run(settings: Settings): Promise<void>
  refused(): void
}

function useInstallation(sdk: ConfigAppSDK, installing: Installing) {
  const latest = useRef(installing)
  latest.current = installing
  useEffect(() => {
    sdk.app.onConfigure(async () => {
      const { settings, refused } = latest.current
      const installation = settings && installationFrom(settings)
      if (!settings || !installation || Object.keys(writtenWrong(settings)).length > 0) {
        refused()
        sdk.notifier.error('Some settings are missing or wrong. See the messages below the fields.')
        return false
      }
      return { parameters: parametersOf(installation), targetState: await targetState(sdk) }
    })
    sdk.app.onConfigurationCompleted((error) => {
      const { settings, run } = latest.current
      if (!error && settings) void run(settings)
    })
    void begin()
    async function begin() {
      const parameters = await sdk.app.getParameters<InstallationParameters>()
      const settings = settingsOf(parameters, sdk.ids)
      latest.current.begin(settings)
      await sdk.app.setReady()
      if (parameters) await latest.current.run(settings)
    }
  }, [sdk])
}

/** The widget and the editor come first on every content type of the model. */
async function targetState({ cma }: Pick<ConfigAppSDK, 'cma'>): Promise<AppState> {
  const { items } = await cma.contentType.getMany({ query: { limit: 1000 } })
  return targetStateFor(items.map(({ sys }) => sys.id))
}

export function targetStateFor(existing: readonly string[]): AppState {
  const ours = contentTypes.filter(({ id }) => existing.includes(id))
  return {
    EditorInterface: Object.fromEntries(
      ours.map(({ id }) => [id, { sidebar: { position: 0 }, editors: { position: 0 } }]),
    ),
  }
}

const badges = {
  works: { variant: 'positive', word: 'Works' },
  wrong: { variant: 'negative', word: 'Wrong' },
  unknown: { variant: 'secondary', word: 'Unknown' },
} as const

function CheckList({ verdicts, isRunning }: { verdicts: readonly Verdict[]; isRunning: boolean }) {
  return (
    <section aria-label="Checks" aria-live="polite" aria-busy={isRunning}>
      {verdicts.length > 0 && <h2>Checks</h2>}
      <ul className={styles.checks}>
        {verdicts.map(({ subject, state, message }) => (
          <li key={subject}>
            <Badge variant={badges[state].variant}>{badges[state].word}</Badge>
            <div>
              <strong>{subject}</strong>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
