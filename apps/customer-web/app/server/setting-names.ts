/** All settings of the website with their defaults, printed by `--help`. */
export const SETTINGS: readonly [name: string, fallback: string, about: string][] = [
  ['PORT', '3000', 'Port to listen on.'],
  ['HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 for all.'],
  ['API_URL', 'http://127.0.0.1:4100', 'Address of the server, which visitors reach through the website only.'],
  ['API_TIMEOUT_MS', '3000', 'How long a page waits for the server, in milliseconds.'],
  [
    'PUBLIC_ORIGIN',
    '',
    'Public origin, such as https://tarapath.example, for links to us; without it that of each request.',
  ],
  [
    'TRUSTED_PROXIES',
    '',
    'Addresses and networks (10.0.0.0/8) whose X-Forwarded-For is trusted: the proxies before the website.',
  ],
  ['LIVEKIT_URL', '', 'As at the server: pages may connect to LiveKit, wss://…, for live streams. None without it.'],
  [
    'ISSUER',
    '',
    'Printed on invoices and receipts, lines separated by semicolons: legal name; address; GSTIN 27…. Without it only the site.',
  ],
  ['HSTS', 'host', 'What browsers may reach by https only: host, subdomains or preload, as at the server.'],
  ['LOG', 'problems', 'calls writes a line for each request.'],
  [
    'METRICS_PORT',
    '',
    'Port for Prometheus, at /metrics on the address HOST; keep it from the public. None without it.',
  ],
  ['STAGING_ORIGIN', '', 'Origin that asks for a code before it shows a page; with the next.'],
  ['STAGING_CODE', '', 'The code, six digits.'],
  ['STAGING_SECRET', '', 'Signs the cookie of the code, 32 characters or more; the same for every process.'],
]
