export const map = {
  title: 'Where to find us',
  description: 'Two blocks from the station. Ask for the **eighth floor**.',
  address: '400 North Ashley Drive, Suite 400, Tampa, FL 33602',
}
