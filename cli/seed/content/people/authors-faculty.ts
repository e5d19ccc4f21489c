import { author } from '../../articles/author.ts'
import { seedFile } from '../../define.ts'

/** Authors who also teach; all are invented. */
export const facultyAuthors = seedFile({
  space: 'association',
  entries: [
    author('adaeze-nwosu', {
      name: 'Adaeze Nwosu',
      credentials: 'MD, MBA, CPE',
      jobTitle: 'Chief medical officer',
      organization: 'Riverbend Regional',
      isFaculty: true,
      biography:
        'Adaeze was a hospitalist for nine years before she led the hospitalists. She teaches the first hundred days in a role, and still works one weekend a month on the wards.',
    }),
    author('thomas-brandt', {
      name: 'Thomas Brandt',
      credentials: 'MD, CPE, FAAPL',
      jobTitle: 'Vice president of medical affairs',
      organization: 'St. Alban Medical Center',
      isFaculty: true,
      biography:
        'Thomas was a general surgeon for twenty-six years and has chaired every committee that a hospital can form. He teaches peer review and the difficult conversation.',
    }),
    author('meera-krishnan', {
      name: 'Meera Krishnan',
      credentials: 'MD, MPH',
      jobTitle: 'Chief quality officer',
      organization: 'Tidewater Children’s Hospital',
      isFaculty: true,
      biography:
        'Meera is a pediatrician who counts things. Her team reports its harm rates to families every quarter, in person.',
    }),
    author('luis-ortega', {
      name: 'Luis Ortega',
      credentials: 'DO, MHA',
      jobTitle: 'Medical director of primary care',
      organization: 'Mesa Alta Health',
      isFaculty: true,
      biography:
        'Luis runs eleven clinics along two hundred miles of highway. He teaches scheduling, delegation, and how to hire for a town with one stoplight.',
    }),
    author('hannah-feldman', {
      name: 'Hannah Feldman',
      credentials: 'MD, FAAPL',
      jobTitle: 'Chief well-being officer',
      organization: 'Cedar Valley Health',
      isFaculty: true,
      biography:
        'Hannah is a psychiatrist whose patients are mostly physicians. She distrusts resilience training and likes shorter shifts.',
    }),
    author('kwame-boateng', {
      name: 'Kwame Boateng',
      credentials: 'MD, MMM',
      jobTitle: 'Chief of anesthesiology',
      organization: 'Lakeshore University',
      isFaculty: true,
      biography:
        'Kwame trained in Kumasi and Cleveland and now schedules forty-two operating rooms. He teaches negotiation from the side of the table that has less to offer.',
    }),
    author('grace-liu', {
      name: 'Grace Liu',
      credentials: 'MD, MBA, CPE',
      jobTitle: 'Chief executive officer',
      organization: 'Pinecrest Medical Group',
      isFaculty: true,
      biography:
        'Grace is a family physician who became a chief executive by saying yes to a budget meeting. She teaches finance with real ledgers and no jargon.',
    }),
    author('elena-petrova', {
      name: 'Elena Petrova',
      credentials: 'MD, PhD',
      jobTitle: 'Chair of neurology',
      organization: 'Northgate University Hospital',
      isFaculty: true,
      biography:
        'Elena leads ninety neurologists and reads every exit interview herself. Her research asks how clinicians decide when they are tired.',
    }),
    author('marcus-bell', {
      name: 'Marcus Bell',
      credentials: 'MD, JD',
      jobTitle: 'Chief compliance officer',
      organization: 'Blue Ridge Physicians',
      isFaculty: true,
      biography:
        'Marcus practiced internal medicine, then health law, and found that both begin with listening. He teaches contracts to people who sign them too quickly.',
    }),
    author('fatima-al-sayed', {
      name: 'Fatima Al-Sayed',
      credentials: 'MD, MHCM',
      jobTitle: 'Chief of emergency medicine',
      organization: 'Mercy Point',
      isFaculty: true,
      biography:
        'Fatima rebuilt a department that had lost half of its nurses in a year. She teaches crisis leadership and how to end a crisis once it has become a habit.',
    }),
    author('robert-tsosie', {
      name: 'Robert Tsosie',
      credentials: 'MD, MPH',
      jobTitle: 'Medical director',
      organization: 'Four Corners Community Health',
      isFaculty: true,
      biography:
        'Robert has practiced family medicine within forty miles of his birthplace for thirty years. He teaches how to lead where everyone knows your mother.',
    }),
    author('ingrid-halvorsen', {
      name: 'Ingrid Halvorsen',
      credentials: 'MD, CPE',
      jobTitle: 'Former chief executive',
      organization: 'Prairie Lakes Clinic',
      isFaculty: true,
      biography:
        'Ingrid retired twice and is proud of the second attempt. She coaches chief executives in their first and last years.',
    }),
  ],
})
