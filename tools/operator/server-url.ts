/** Address of the running server that a command asks: `--url`, else the one on which `npm start` listens. */
export const serverUrl = ({ find }: { readonly find: (name: 'url') => string | undefined }): string =>
  find('url') ?? 'http://localhost:8080'
