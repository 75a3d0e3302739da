import type { EditWords } from './edit-words.ts';

export const english: EditWords = {
  cased:
    'BSL, ASL, VAT, GST, NYE, AGM, EGM, AOB, DIY, PDF, RSVP, BYO, BYOB, USB, HDMI, TV, DVD, CD, ID, FAQ, PTA, PTO, NHS, GP, GCSE, ETA, TBC, TBA, ASAP, IBAN, BIC, LCD, BBQ, DJ, MC, VIP, ATM, GPS, UK, USA, EU, CPR, CEO, CFO, CTO, NGO, DBS, HGV, SUV, URL, HTML, CSS, SQL, CSV, JSON, XML, API, KPI, ROI, AI, IOU, OAP, OAPs, IPA, UV, PE, ICT, RGN, MBA, PhD, BSc, MSc, HOA, EIN, SSN, DOB, MOT, SPF, LGBT, LGBTQ, YMCA, UNESCO, NASA, NATO, YouTube, Instagram, Facebook, WhatsApp, Google, Bluetooth, LinkedIn, PayPal, Venmo, PowerPoint, JavaScript, TypeScript, GitHub, Xmas, Christmas, Easter, Halloween, Thanksgiving, Ramadan, Eid, Diwali, Hanukkah',
  uncapped:
    'st, dr, mr, mrs, ms, nr, ct, rd, ln, sq, pl, hr, hrs, hrly, yr, yrs, wk, wks, wkly, mth, mths, mo, sm, md, lg, pcs, pc, pkt, pkts, pkg, pkgs, pts, qty, qtr, ltd, vs, ft, tbsp, tsp, tbsps, tsps, lb, lbs, mtg, mgmt, dept, bldg, flr, rm, pp, ch, nth, hmm, psst, shh, brr, tsk, sth, smth, sb, txt, txts, msg, msgs, btw, tbh, fyi, brb, mph, kmh, kph, rpm, psi, px, kw, kwh, mw, hz, khz, mhz, ghz, db, gb, mb, kb, tb, mm, cm, km, ml, cl, dl, kg, mg, gr, bn, mn, blk, wht, grn, frt, bk, pk, pks, pkgd, bt, th, nd, pls, plz, thx, ppl, pw, pwd, tbl, tbls, btl, btls, gdn, mkt, mngr, mgr, cmte, xtra, ctr, hq, tx, ny, pgs, pg, lvl, std, pymt, ppd, ftl, sqft, sqm, whr, wknd, nxt, cld, dnt, cnt, shd, wld, hv, gd, dbl, sgl, fwd, frwd, attn, bdrm, brm, mstr, tmrw, tmw, tmr, sw, nw, rcpt, rpt, pmt, pmts',
  secrets:
    'pw, pwd, password, passcode, passphrase, code, username, user, login, handle, wifi, ssid, network, wpa, key',
  generic:
    'local, main, public, old, new, big, small, large, little, nice, whole, same, primary, secondary, elementary, middle, high, nursery, village, town, city, church, school, community, parish, sports, music, art, dance, dining, meeting, waiting, living, conference, common, staff, function, front, back, rear, side, ground, first, second, third, top, next, our, my, your, his, her, their, this, that, every, each, any, no, outdoor, indoor, open, beer, rooftop, parking, car, bus, train, railway, police, fire, post, head, home, holiday, summer, county, national, state, regional, central, north, south, east, west, upstairs, downstairs, swimming, leisure, youth, senior, social, health, medical, garden, flea, christmas, farmers, street, country, tennis, golf, football, soccer, rugby, cricket, hotel, reception, free, full, half, private, shared',
  calls:
    'call, ring, text, phone, contact, ask for, message, whatsapp, speak to, talk to, rsvp, rsvp to, reply to, book with, tel, info from, details from',
  saints: 'st',
  languages:
    'english, french, german, spanish, italian, dutch, portuguese, arabic, japanese, mandarin, cantonese, korean, russian, ukrainian, hindi, urdu, bengali, punjabi, gujarati, tamil, swahili, welsh, gaelic, greek, hebrew, swedish, norwegian, danish, finnish, czech, romanian, hungarian, vietnamese',
  days: 'mon, tue, tues, weds, thu, thur, thurs, fri',
  unsureDays: 'wed, sat, sun',
  asides: {
    makes:
      "group it, sort it, order it, list it, split it, arrange it, number it, put them in order, put it in order, put in the order, make it, make them, make this, keep it to, keep it short, keep it simple, put it on, put it in, put that first, put that last, have it, set it in, lay it out, do it in, use whatever, use any font, use a font, choose any, pick any, leave space, leave room, leave a space, leave some space, leave a gap, fit it on, i want it, i want them, i’d like it, i'd like it, id like it, i want to, we want to, we'd like it, i would like it, it has to look, it has to match, it should look, it needs to look, not too",
    produces:
      "i can print, we can print, i print, we print, i'll print, we'll print, i will print, we will print, to print out, print it, print them, print this, printing it, laminate it, laminate them, can frame, frame it, stick it on, stick it up, hang it, pin it, hand it out, hand them out, it's going on, its going on, it goes on the wall, it goes on the fridge, you can put, you can add, you could add, you could put, i don't have a logo, no logo yet, use our logo",
    needs:
      "i need this, i need it, need it by, need this by, i need them, we need it, we need this, i'm not sure, im not sure, i am not sure, not sure yet, don't know yet, i don't know",
    tails:
      'if possible, if you can, if that works, if you like, if poss, by the way, btw, or whatever, or something, or similar, up to you, you decide, your choice, you choose',
    asks: 'can you, could you, would you, please can you, can u',
    texts:
      'wording, spelling, spellings, text, grammar, page, layout, design, font, fonts, picture, pictures, logo, title, heading, headings, colors, colours, document, poster, flyer',
    thanks:
      'thanks, thank you, thanks a lot, many thanks, thank you so much, thanks so much, thank you very much, cheers, ta, thanks in advance, thank you in advance, please, ok thanks',
  },
};
