/** The two machines. */
export const machines = ['flows/journey.json', 'flows/process.json'] as const
export const [journey, process] = machines
export const predicates = 'flows/predicates.json'
export const serverStates = 'flows/server-states.json'
export const pages = 'flows/pages.json'
