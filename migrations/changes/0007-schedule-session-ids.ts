import { change } from '../engine/vocabulary.ts'
import type { Before } from './0007-schedule-session-ids/before.ts'

export default change<Before>('Schedule session ids', (model) =>
  model.changeField('scheduler', 'days', {
    help: 'A list of days: [{ "date": "2026-04-17", "title": "…", "sessions": [{ "id": "opening", "type": "session", "title": "…", "track": "Finance", "start": "08:00", "end": "09:15", "room": "…", "speakers": ["…"], "credits": 1.25 }] }]. Never change an “id”: calendars find the session by it. If a session ends after midnight, add "endsNextDay": true.',
  }),
)
