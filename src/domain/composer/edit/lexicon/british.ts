/** British spellings and words for American ones. */

const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(',').map((pair) => {
    const [american = '', british = ''] = pair.trim().split('=');
    return [american, british] as const;
  });

/** Stems of '-or', which is '-our' at the end of a word and before these endings: 'colorful', but 'humorous'. */
export const ourStems =
  'arm, behavi, cand, clam, col, discol, dishon, disfav, endeav, fav, ferv, flav, glam, harb, hon, hum, lab, misbehavi, multicol, neighb, od, parl, ranc, rig, rum, sav, savi, splend, tum, val, vap, vig, watercol';
export const ourEndings =
  's, ed, ing, ful, fully, less, able, ably, ite, ites, hood, hoods, ly, al, ally, er, ers, y, ist, ists, ings';

/** Words with '-ize' in both. */
export const withZ = 'capsize, downsize, oversize, resize, supersize, undersize, assize';

/** Beginnings of words. */
export const stems = pairs(
  'analyz=analys, anesthe=anaesthe, catalyz=catalys, diarrhea=diarrhoea, esophag=oesophag, estrogen=oestrogen, fiber=fibre, gynecolog=gynaecolog, hematolog=haematolog, hemoglobin=haemoglobin, hemorrhag=haemorrhag, jewelry=jewellery, leukemia=leukaemia, maneuverab=manoeuvrab, mold=mould, mustach=moustach, orthopedi=orthopaedi, paralyz=paralys, pediatri=paediatri, plow=plough, skeptic=sceptic',
);

export const words = pairs(
  'airplane=aeroplane, airplanes=aeroplanes, aluminum=aluminium, anemia=anaemia, anemic=anaemic, artifact=artefact, artifacts=artefacts, catalog=catalogue, catalogs=catalogues, center=centre, centered=centred, centering=centring, centers=centres, centimeter=centimetre, centimeters=centimetres, cilantro=coriander, cozier=cosier, cozy=cosy, defense=defence, defenses=defences, diaper=nappy, diapers=nappies, donut=doughnut, donuts=doughnuts, edema=oedema, eggplant=aubergine, eggplants=aubergines, enroll=enrol, enrollment=enrolment, enrollments=enrolments, enrolls=enrols, faucet=tap, faucets=taps, flashlight=torch, flashlights=torches, fulfill=fulfil, fulfillment=fulfilment, fulfills=fulfils, gasoline=petrol, gray=grey, grayish=greyish, grays=greys, kilometer=kilometre, kilometers=kilometres, license=licence, licenses=licences, liter=litre, liters=litres, maneuver=manoeuvre, maneuvers=manoeuvres, math=maths, milliliter=millilitre, milliliters=millilitres, millimeter=millimetre, millimeters=millimetres, mom=mum, moms=mums, offense=offence, offenses=offences, pajamas=pyjamas, practiced=practised, practicing=practising, program=programme, programs=programmes, sidewalk=pavement, sidewalks=pavements, skillful=skilful, skillfully=skilfully, sneakers=trainers, soccer=football, theater=theatre, theaters=theatres, toward=towards, willful=wilful, zucchini=courgettes',
);

/** Verbs and nouns whose last letter is doubled before '-ed', '-ing', '-er' and '-or'. */
export const doubled =
  'cancel, channel, counsel, dial, equal, fuel, jewel, label, level, marvel, model, panel, pencil, quarrel, refuel, shovel, signal, snorkel, total, travel, tunnel';
export const doubledEndings = 'ed, ing, er, ers, or, ors, ings';

/** Phrases, before single words. Those with a computer keep their word. */
export const phrases = pairs(
  "apartment building=block of flats, cell phone=mobile phone, cell phones=mobile phones, computer program=computer program, computer programs=computer programs, driver's license=driving licence, driver’s license=driving licence, flat tire=flat tyre, spare tire=spare tyre, trash can=bin, trash cans=bins, zip code=postcode, zip codes=postcodes",
);

/** Units of length behind a number: 'a water meter' measures something else. */
export const measured = pairs('meter=metre, meters=metres');

/** Words for numbers before a unit. */
export const numbers = 'one, two, three, four, five, six, ten, hundred, thousand, few, several';
