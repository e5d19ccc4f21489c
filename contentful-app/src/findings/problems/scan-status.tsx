import styles from './problems.module.css'
import type { ScanState } from './use-scan.ts'

export function ScanStatus({ name, scan }: { name: string; scan: ScanState }) {
  const { phase, done, total, findings } = scan
  return (
    <div className={styles.scan} data-phase={phase}>
      <strong>{name}</strong>
      {phase === 'running' && (
        <progress aria-label={`Checking ${name}`} value={done} max={Math.max(total, 1)} />
      )}
      <span>{words({ phase, done, total, findings })}</span>
    </div>
  )
}

function words({ phase, done, total, findings }: Omit<ScanState, 'pages'>) {
  if (phase === 'failed') return 'This space could not be read. Check whether you have access to it.'
  if (phase === 'running') return total === 0 ? 'Starting…' : `${done} of ${total}`
  if (findings.length === 0) return 'Nothing to fix'
  return findings.length === 1 ? 'One thing to fix' : `${findings.length} things to fix`
}
