/** Where the staff work: addresses of the second document, beside those of flows/pages.json. */
export const agentPaths = { home: '/agent', setup: '/agent/setup', invite: '/agent/invite' } as const
