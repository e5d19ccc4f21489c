export const spinner = { message: 'Loading your courses...', color: 'mediumBlue' }
