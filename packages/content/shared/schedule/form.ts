import { choice, date, flag, type JsonForm, longText, number, text, texts } from '../../define/field.ts'
import { items } from '../../define/json-form.ts'
import { listAs } from '../json/shapes.ts'
import { sessionTypes } from './schedule.ts'

const time = '^(?:[01]\\d|2[0-3]):[0-5]\\d$'

const session = items({
  name: 'Session',
  of: {
    title: text({ required: true }),
    type: choice({ options: sessionTypes, default: 'session' }),
    start: text({ required: true, pattern: time, help: 'Such as 08:00.' }),
    end: text({ pattern: time, help: 'Such as 09:15.' }),
    endsNextDay: flag({ help: 'The session ends after midnight.' }),
    room: text(),
    speakers: texts({ help: 'One name on each line.' }),
    description: longText(),
    track: text({ help: 'The subject, such as Finance.' }),
    credits: number({ min: 0, unit: 'CME credits' }),
    timeZone: text({ help: 'Only if it differs from the zone of the schedule, such as America/Chicago.' }),
    id: text({
      help: 'A permanent name, such as opening-keynote. Never change it: calendars find the session by it.',
    }),
  },
})

export const scheduleForm: JsonForm = {
  shape: listAs('days'),
  fields: {
    days: items({
      name: 'Day',
      of: { date: date({ required: true }), title: text(), sessions: session },
    }),
  },
}
