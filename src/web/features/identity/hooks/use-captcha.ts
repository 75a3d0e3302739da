import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { identityConfigQuery } from '../api/config.ts';
import { type Captcha, openCaptcha } from '../captcha-script.ts';
import { type CaptchaField, sendWithCaptcha } from '../send-with-captcha.ts';

/** The captcha of a form, if configured: `box` is the element in which it may render. */
export function useCaptcha() {
  const queryClient = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const captcha = useRef<Captcha | null>(null);

  const withCaptcha = useCallback(
    <T>(send: (field: CaptchaField) => Promise<T>): Promise<T> =>
      sendWithCaptcha(send, {
        getToken: async () => {
          const config = await queryClient.ensureQueryData(identityConfigQuery);
          if (!config.captcha || !box.current) return null;
          captcha.current ??= await openCaptcha(config.captcha, box.current);
          return captcha.current.getToken();
        },
        readSettingAgain: () => queryClient.fetchQuery({ ...identityConfigQuery, staleTime: 0 }),
      }),
    [queryClient],
  );
  return { box, withCaptcha };
}
