/** Headers that trace requests. Empty until the tracing module has loaded, which happens after the first paint. */
export const trace: { headers: () => Record<string, string> } = { headers: () => ({}) }
