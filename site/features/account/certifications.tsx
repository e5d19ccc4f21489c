import { fullDate } from '@association/content/shared/dates.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import type { MemberData } from '../viewer-data/member-data.ts'
import { sumOfCredits } from '../viewer-data/viewer-answer-of.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { messages } from './messages.ts'
import { transcriptOf } from './transcript/transcript.ts'
import { TranscriptTable } from './transcript/transcript-table.tsx'

type Props = { name: string } & Pick<MemberData, 'courses' | 'certifications'>

export function Certifications({ name, courses, certifications }: Props) {
  const lines = transcriptOf({ courses, certifications })
  return (
    <AccountFrame
      path="/account/certifications"
      title={messages.certifications}
      description={messages.certificationsIntroduction}
    >
      {certifications === null ? <p role="status">{messages.away}</p> : null}
      {certifications?.length === 0 ? <p>{messages.noCertifications}</p> : null}
      <ul className={styles.tiles}>
        {certifications?.map((certification) => (
          <li key={certification.id} className={styles.tile}>
            <h2 className={styles.tileTitle}>{certification.title}</h2>
            <dl className={styles.facts}>
              <Fact label={messages.number} value={certification.number} />
              <Fact label={messages.issued} value={fullDate(certification.issuedAt)} />
              <Fact label={messages.expires} value={fullDate(certification.expiresAt)} />
              <Fact label={messages.credits} value={String(certification.credits)} />
            </dl>
          </li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <section className={styles.section}>
          <h2>{messages.transcript}</h2>
          {courses === null || certifications === null ? <p>{messages.away}</p> : null}
          <p className={styles.unprinted}>
            <a href="/api/transcript" download="transcript.csv" className={buttonClass('dark')}>
              {messages.download}
            </a>
          </p>
          <p className={`${styles.unprinted} ${styles.quiet}`}>{messages.print}</p>
          <TranscriptTable lines={lines} credits={sumOfCredits(lines)} name={name} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

const Fact = ({ label, value }: { label: string; value: string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value ?? messages.nothing}</dd>
  </div>
)
