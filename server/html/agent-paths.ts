/** Addresses of the staff's pages. They belong to the second document, beside those of flows/pages.json. */
export const agentPaths = { home: '/agent', setup: '/agent/setup', invite: '/agent/invite' } as const
