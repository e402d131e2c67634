import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { countryOf, movableToSunday, onSundays, type CalendarName } from '@/lib/liturgy/calendar-choice';
import { calendarIds } from '@/lib/liturgy/national-calendars';

/**
 * Which calendar a page follows, and the choice of another; a plain form, so it works without scripts.
 * @param calendar of the page, `title` in words
 * @param path of the page with its language, to come back to
 */
export function ChooseCalendar({ calendar, title, path }: { calendar: CalendarName; title: string; path: string }) {
  const t = useTranslations('calendar');
  const country = countryOf(calendar);
  const isOwn = calendar !== country;
  const kept = onSundays(calendar);
  return (
    <div className="choose-calendar noprint">
      <Disclosure summary={<>{title}<span className="vh">: {t('choice.change')}</span></>}>
        <form method="post" action="/api/calendar" encType="multipart/form-data" className="notice flex max-w-read flex-col items-start gap-4">
          <input type="hidden" name="path" value={path} />
          <div>
            <label className="lab" htmlFor="country">{t('choice.which')}</label>
            <select className="sel" id="country" name="country" defaultValue={country}>
              {calendarIds.map((id) => <option key={id} value={id}>{t(`countries.${id}`)}</option>)}
            </select>
          </div>
          <fieldset className="flex flex-col gap-1">
            <legend className="lab">{t('choice.sundays')}</legend>
            <label className="check"><input type="radio" name="sundays" value="usual" defaultChecked={!isOwn} /> {t('choice.usual')}</label>
            <label className="check"><input type="radio" name="sundays" value="own" defaultChecked={isOwn} /> {t('choice.own')}</label>
            <span className="flex flex-wrap gap-x-6 ps-7">
              {movableToSunday.map((one) => (
                <label key={one} className="check"><input type="checkbox" name={one} value="1" defaultChecked={kept.includes(one)} /> {t(`choice.${one}`)}</label>
              ))}
            </span>
          </fieldset>
          <button type="submit" className="btn pri">{t('choice.use')}</button>
          <p className="meta">{t('choice.kept')} {t('choice.obligation')}</p>
        </form>
      </Disclosure>
    </div>
  );
}
