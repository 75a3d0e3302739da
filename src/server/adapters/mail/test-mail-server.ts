import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly isSecure: boolean;
  readonly raw: string;
}

type Step = 'recipient' | 'data';

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** In the order of acceptance. */
  readonly mails: readonly ReceivedMail[];
  /** Queues responses for the next occurrences of a step: an SMTP status, or null to accept. */
  answerNext(step: Step, ...statuses: (number | null)[]): void;
  close(): Promise<void>;
}

/**
 * Starts a real SMTP server on loopback that records emails. Without TLS and passwords by default; with TLS
 * its name is localhost.
 */
export async function startTestMailServer(
  options: {
    readonly port?: number;
    readonly login?: { readonly user: string; readonly pass: string };
    /** 'starttls' offers it, 'smtps' uses TLS from the start. */
    readonly tls?: { readonly kind: 'starttls' | 'smtps'; readonly key: string; readonly cert: string };
  } = {},
): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const answers: Record<Step, (number | null)[]> = { recipient: [], data: [] };
  const refusal = (step: Step) => {
    const responseCode = answers[step].shift() ?? null;
    return responseCode === null
      ? null
      : Object.assign(new Error('not now, see https://mail.example/why'), { responseCode });
  };
  const { login, tls } = options;
  const disabled = [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])];
  const server = new SMTPServer({
    disabledCommands: disabled,
    // Clients keep connections open, which would delay closing.
    closeTimeout: 100,
    ...(tls ? { secure: tls.kind === 'smtps', key: tls.key, cert: tls.cert } : {}),
    authOptional: login === undefined,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('data');
        if (refused) return done(refused);
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        };
        PostalMime.parse(raw).then((mail) => {
          mails.push({ ...mail, envelope, isSecure: session.secure === true, raw: raw.toString('utf8') });
          done();
        }, done);
      });
    },
  });
  // Tests disconnect clients mid-session.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : '';
  return {
    url: tls
      ? `${tls.kind === 'smtps' ? 'smtps' : 'smtp'}://${who}localhost:${port}`
      : `smtp://${who}127.0.0.1:${port}`,
    port,
    mails,
    answerNext: (step, ...statuses) => answers[step].push(...statuses),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
