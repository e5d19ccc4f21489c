export const cmeProgress = { title: 'Your CME credits this cycle', goal: 50 }
