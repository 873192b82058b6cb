/** What lets our own style elements pass the page's policy; the server makes a new one for each page. */
export const nonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
