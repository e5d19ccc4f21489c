import type { ConfigAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import { type InstallationParameters, parametersOf } from '../../contentful/installation.ts'
import styles from './app-config.module.css'
import { CheckList } from './check-list.tsx'
import { PreviewAddresses } from './preview-addresses.tsx'
import { checkAll } from './probes.ts'
import { installationFrom, type Settings, settingsOf, writtenWrong } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { targetState } from './target-state.ts'
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
