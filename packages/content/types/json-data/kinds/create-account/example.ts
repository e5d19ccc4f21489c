export const createAccount = { createText: 'Create your account', align: 'center' }
